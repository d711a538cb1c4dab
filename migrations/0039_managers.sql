-- An agent's homes, and the leads about them, are found by the manager that the CRM names, by address or by name.
CREATE INDEX property_manager_email ON property (lower(data ->> '$.manager.email'));
CREATE INDEX property_manager_name ON property (data ->> '$.manager.name');
